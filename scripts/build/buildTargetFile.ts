/** Where a build notes, below its output folder, the id of the project it talks to. */
export const buildTargetFile = '.vite/project.txt';
