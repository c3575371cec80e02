import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { site } from '../src/content/site.ts';
import { type Background, background } from './background.ts';
import { smtpMailer } from './mailer.ts';
import { readSettings } from './settings.ts';
import { gitHubWorkflow } from './startWorkflow.ts';

/** Exports only configured functions, because deploying asks for all their secrets. */
const { mail, publishing, region } = readSettings(process.env);

const smtpPassword = mail && defineSecret('SMTP_PASSWORD');
const gitHubToken = publishing && defineSecret('GITHUB_TOKEN');

setGlobalOptions({
  region,
  // Usually one call at a time, so that two calls for the same event do not both find nothing recorded. During a deployment,
  // two instances may run: the second email then has the same Message-ID.
  maxInstances: 1,
  concurrency: 1,
  secrets: [smtpPassword, gitHubToken].filter((secret) => secret !== null),
});

const firestore = initializeFirestore(initializeApp(), { preferRest: true });

let started: Background | null = null;

/** Created on the first call: secrets cannot be read while this file loads. */
function tasks(): Background {
  started ??= background({
    firestore,
    send: mail && smtpMailer({ ...mail, password: smtpPassword?.value() ?? '' }),
    start: publishing && gitHubWorkflow({ ...publishing, token: gitHubToken?.value() ?? '' }),
    origin: () => site.url,
    now: Date.now,
  });
  return started;
}

export const inquiryCreated =
  mail &&
  onDocumentCreated({ document: 'contacts/{id}', retry: true }, ({ params }) =>
    tasks().inquiryCreated(params.id),
  );

export const postWritten =
  publishing &&
  onDocumentWritten({ document: 'blogs/{id}', retry: true }, ({ data }) =>
    tasks().postWritten({ before: data?.before.data(), after: data?.after.data() }),
  );

export const everyFiveMinutes = onSchedule('every 5 minutes', () => tasks().everyFiveMinutes());
