import { useEffect, useEffectEvent, useReducer } from 'react';
import { fetchPicturePage } from '#src/features/pictures/fetchPictures.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { emptyPictureList, pictureListReducer } from './pictureList.ts';

const picturePageSize = 12;

export function usePictureList() {
  const [list, dispatch] = useReducer(pictureListReducer, emptyPictureList);

  async function readOn(): Promise<void> {
    dispatch({ type: 'readStarted' });
    const after = list.cursor;
    const result = await fetchPicturePage(picturePageSize, after);
    if (result.success) dispatch({ type: 'pageRead', after, page: result });
    else dispatch({ type: 'readFailed', error: result.error });
  }

  const readFirst = useEffectEvent(readOn);
  useEffect(() => void readFirst(), []);

  return {
    ...list,
    readOn: () => void readOn(),
    change: (picture: Picture) => dispatch({ type: 'pictureChanged', picture }),
    remove: (id: string) => dispatch({ type: 'pictureRemoved', id }),
  };
}
