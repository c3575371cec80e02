import { site } from '#src/content/site.ts';
import { absoluteUrl, ogImagePath } from './absoluteUrl.ts';

type PageMetaProps = {
  title: string;
  description: string;
  /** Path of the page on this site. Without it the page is private: noindex, no canonical URL, no sharing tags. */
  path?: string;
  ogType?: 'website' | 'article';
  /** Alt text of the social image's drawing. */
  imageAlt?: string;
  jsonLd?: readonly object[];
};

export function PageMeta({ title, description, path, ogType = 'website', ...props }: PageMetaProps) {
  const { imageAlt = '', jsonLd = [] } = props;
  const fullTitle = `${title} · ${site.name}`;
  if (path === undefined) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const url = absoluteUrl(path);
  const picture = absoluteUrl(ogImagePath(path));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={ogType} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((data) => (
        <script key={JSON.stringify(data).slice(0, 80)} type="application/ld+json">
          {JSON.stringify(data).replaceAll('<', '\\u003c')}
        </script>
      ))}
    </>
  );
}
