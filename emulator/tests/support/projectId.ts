export const projectId = 'demo-website';
