export const bucket = 'demo-website.appspot.com';
