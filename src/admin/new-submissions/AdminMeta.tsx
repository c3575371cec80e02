import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { useNewSubmissions } from './NewSubmissionsProvider.tsx';

type AdminMetaProps = { title: string; description: string };

export function AdminMeta({ title, description }: AdminMetaProps) {
  const { unseenCount } = useNewSubmissions();
  return <PageMeta title={unseenCount > 0 ? `(${unseenCount}) ${title}` : title} description={description} />;
}
