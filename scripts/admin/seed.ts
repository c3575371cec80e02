import { addSampleContent } from './addSampleContent.ts';
import { adminFailure } from './adminSdk.ts';
import { firebaseTarget, readVariables } from './firebaseTarget.ts';

const { target, rest } = firebaseTarget(process.argv.slice(2), readVariables());

if (rest.length > 0) {
  console.error(
    'Usage: npm run seed [-- --embedded [host:port]]\n\nAdds the sample content. Existing documents stay unchanged.',
  );
  process.exitCode = 2;
} else {
  await addSampleContent(target).catch((error: unknown) => {
    console.error(adminFailure(error, target));
    process.exitCode = 1;
  });
}
