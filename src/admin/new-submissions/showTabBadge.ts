/**
 * Badges the icons of the tab and the installed app; 0 removes the badge. Drawn here because the `badgin` package has
 * had no release in years and would replace only `drawBadge`.
 */
export function showTabBadge(count: number): void {
  void drawIcon(count);
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch((error: unknown) => console.warn('The app icon has no badge:', error));
}

const size = 64;
let plainHref: string | undefined;

async function drawIcon(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  plainHref ??= link.href;
  link.dataset.count = String(count);
  if (count === 0) {
    link.href = plainHref;
    return;
  }
  const icon = await drawBadge(plainHref, count);
  // The count may have changed while the icon loaded.
  if (icon && link.dataset.count === String(count)) link.href = icon;
}

async function drawBadge(href: string, count: number): Promise<string | undefined> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const image = new Image(size, size);
  image.src = href;
  await image.decode().catch(() => undefined);
  const { canvas } = context;
  canvas.width = size;
  canvas.height = size;
  if (image.complete && image.naturalWidth > 0) context.drawImage(image, 0, 0, size, size);
  const { backgroundColor, color } = getComputedStyle(document.body);
  context.beginPath();
  context.arc(size * 0.66, size * 0.66, size * 0.34, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  context.fillStyle = backgroundColor;
  context.font = `700 ${size * 0.5}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(count > 9 ? '9+' : String(count), size * 0.66, size * 0.68, size * 0.6);
  return canvas.toDataURL('image/png');
}
