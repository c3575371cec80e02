// Runs before `npm start` and `npm run build`, in syntax that old versions of Node support.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer. You have ${process.versions.node}.`);
  process.exit(1);
}
