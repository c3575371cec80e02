import { expect, it } from 'vitest';
import { notConfigured, readSettings } from '#functions/settings.ts';

const mail = {
  INQUIRY_EMAIL: 'inbox@agency.example',
  SMTP_HOST: 'smtp.agency.example',
  SMTP_USER: 'site@agency.example',
};

it('without a configuration there are no functions', () => {
  expect(readSettings({})).toBeNull();
  expect(readSettings({ INQUIRY_EMAIL: ' ', PUBLISH_REPOSITORY: '' })).toBeNull();
});

it('each function can be configured alone', () => {
  const none = { mail: null, publishing: null, region: 'us-central1' };
  expect(readSettings({ SCHEDULED_POSTS: 'true' })).toEqual(none);
  expect(readSettings({ PUBLISH_REPOSITORY: 'agency/site' })).toEqual({
    ...none,
    publishing: { repository: 'agency/site', api: 'https://api.github.com' },
  });
  expect(readSettings({ ...mail, FUNCTIONS_REGION: 'europe-west1' })).toEqual({
    publishing: null,
    region: 'europe-west1',
    mail: {
      to: 'inbox@agency.example',
      from: 'site@agency.example',
      host: 'smtp.agency.example',
      port: 465,
      user: 'site@agency.example',
    },
  });
});

it('with all of them configured, nothing is missing', () => {
  expect(notConfigured(readSettings({ ...mail, PUBLISH_REPOSITORY: 'agency/site' }))).toEqual([]);
});

it('an incomplete configuration is refused, naming what is missing', () => {
  expect(() => readSettings({ INQUIRY_EMAIL: 'a@b.example' })).toThrow('Missing: SMTP_HOST, SMTP_USER.');
  expect(() => readSettings({ ...mail, SMTP_USER: 'site' })).toThrow(
    "Set SMTP_FROM to the sender's email address",
  );
  expect(() => readSettings({ ...mail, SMTP_PORT: '99999' })).toThrow('SMTP_PORT must be a port number');
  expect(() => readSettings({ PUBLISH_REPOSITORY: 'https://github.com/a/b' })).toThrow(
    'PUBLISH_REPOSITORY must be owner/name',
  );
});
