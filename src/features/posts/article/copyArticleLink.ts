import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { copyText } from '#src/components/notifications/copyText.ts';
import { paths } from '#src/paths.ts';

export function copyArticleLink(id: string): void {
  void copyText(absoluteUrl(paths.article(id)), 'Link copied');
}
