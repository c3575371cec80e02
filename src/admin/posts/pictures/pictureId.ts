/** Storage lists names in ascending order only, so the time counts down to list the newest picture first. */
const timeLength = 9;

const maxTime = 36 ** timeLength - 1;

const randomLength = 11;

/** Ids of later pictures sort first. `time` is in ms since 1970. */
export function newPictureId(time = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(randomLength)), (byte) =>
    (byte % 36).toString(36),
  );
  return (maxTime - time).toString(36).padStart(timeLength, '0') + random.join('');
}

/** When a picture was uploaded, in ms since 1970, by the clock of the uploading device. */
export function uploadTime(id: string): number {
  return maxTime - Number.parseInt(id.slice(0, timeLength), 36);
}
