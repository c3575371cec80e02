import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { useNewSubmissions } from './NewSubmissionsProvider.tsx';

type AdminMetaProps = { title: string; description: string };

/** The metadata of an admin's screen; the tab's title starts with the number of submissions not seen yet. */
export function AdminMeta({ title, description }: AdminMetaProps) {
  const { unseenCount } = useNewSubmissions();
  return <PageMeta title={unseenCount > 0 ? `(${unseenCount}) ${title}` : title} description={description} />;
}
