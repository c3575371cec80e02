import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areFunctionsDeployed, notConfigured, readSettings } from '#functions/settings.ts';

const mail = {
  INQUIRY_EMAIL: 'inbox@agency.example',
  SMTP_HOST: 'smtp.agency.example',
  SMTP_USER: 'site@agency.example',
};

const none = {
  mail: null,
  isPublishing: false,
  hostingSite: '',
  isScheduling: false,
  region: 'us-central1',
};

it('without a configuration there are no functions', () => {
  expect(readSettings({})).toEqual(none);
  expect(readSettings({ INQUIRY_EMAIL: ' ', PUBLISH_POSTS: 'false' })).toEqual(none);
});

it('each function can be configured alone', () => {
  expect(readSettings({ SCHEDULED_POSTS: 'true' })).toEqual({ ...none, isScheduling: true });
  expect(readSettings({ PUBLISH_POSTS: 'true', HOSTING_SITE: 'blog' })).toEqual({
    ...none,
    isScheduling: true,
    isPublishing: true,
    hostingSite: 'blog',
  });
  expect(readSettings({ ...mail, FUNCTIONS_REGION: 'europe-west1' })).toEqual({
    ...none,
    isScheduling: true,
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

it('with all functions configured, nothing is missing', () => {
  expect(notConfigured(readSettings({ ...mail, PUBLISH_POSTS: 'true' }))).toEqual([]);
});

it('an incomplete configuration is refused with an error that names what is missing', () => {
  expect(() => readSettings({ INQUIRY_EMAIL: 'a@b.example' })).toThrow('Missing: SMTP_HOST, SMTP_USER.');
  expect(() => readSettings({ ...mail, SMTP_USER: 'site' })).toThrow(
    "Set SMTP_FROM to the sender's email address",
  );
  expect(() => readSettings({ ...mail, SMTP_PORT: '99999' })).toThrow('SMTP_PORT must be a port number');
});

it('the publishing workflow, which configures none, can be told that functions are deployed, so that the dashboard can warn if they stop', () => {
  expect(areFunctionsDeployed({})).toBe(false);
  expect(areFunctionsDeployed({ PUBLISH_POSTS: 'true' })).toBe(true);
  expect(areFunctionsDeployed({ HAS_FUNCTIONS: 'true' })).toBe(true);
  expect(readSettings({ HAS_FUNCTIONS: 'true' })).toEqual(none);
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  expect(workflow).toMatch(/HAS_FUNCTIONS: \$\{\{ vars\.HAS_FUNCTIONS \}\}/);
});
