export const projectId = 'demo-kindlewave';
