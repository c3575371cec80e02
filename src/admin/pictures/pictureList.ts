import type { PictureCursor, PicturePage } from '#src/features/pictures/fetchPictures.ts';
import type { Picture } from '#src/features/pictures/picture.ts';

type PictureListState = {
  pictures: readonly Picture[];
  /** Leads to older ones; `null` before the first page and behind the last. */
  cursor: PictureCursor | null;
  status: 'loading' | 'success' | 'error';
  error?: string;
};

type PictureListAction =
  | { type: 'readStarted' }
  | { type: 'readFailed'; error: string }
  | { type: 'pageRead'; after: PictureCursor | null; page: PicturePage }
  | { type: 'pictureChanged'; picture: Picture }
  | { type: 'pictureRemoved'; id: string };

export const emptyPictureList: PictureListState = { pictures: [], cursor: null, status: 'loading' };

export function pictureListReducer(list: PictureListState, action: PictureListAction): PictureListState {
  const { pictures, cursor } = list;
  switch (action.type) {
    case 'readStarted':
      return { pictures, cursor, status: 'loading' };
    case 'readFailed':
      return { pictures, cursor, status: 'error', error: action.error };
    case 'pageRead': {
      const { after, page } = action;
      // The same page, asked for twice.
      if (after !== cursor || (after === null && pictures.length > 0)) return list;
      return { pictures: [...pictures, ...page.pictures], cursor: page.nextCursor, status: 'success' };
    }
    case 'pictureChanged':
      return {
        ...list,
        pictures: pictures.map((other) => (other.id === action.picture.id ? action.picture : other)),
      };
    case 'pictureRemoved':
      return { ...list, pictures: pictures.filter(({ id }) => id !== action.id) };
  }
}
