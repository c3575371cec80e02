export const bucket = 'demo-kindlewave.appspot.com';
