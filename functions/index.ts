import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { site } from '../src/content/site.ts';
import { type Background, background } from './background.ts';
import { smtpMailer } from './mail/mailer.ts';
import { gitHubWorkflow } from './publishing/startWorkflow.ts';
import { readSettings, secretNames } from './settings.ts';

/** Only what is configured becomes a function: a deployment asks for every secret that one names. */
const settings = readSettings(process.env) ?? { mail: null, publishing: null, region: 'us-central1' };
const { mail, publishing, region } = settings;

const smtpPassword = mail && defineSecret(secretNames.smtpPassword);
const gitHubToken = publishing && defineSecret(secretNames.gitHubToken);

setGlobalOptions({
  region,
  maxInstances: 5,
  secrets: [smtpPassword, gitHubToken].filter((secret) => secret !== null),
});

const firestore = initializeFirestore(initializeApp(), { preferRest: true });

let started: Background | null = null;

/** A secret can be read when a function runs, not when this file is loaded. */
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
  onDocumentWritten({ document: 'blogs/{id}', retry: true }, ({ data, time }) =>
    tasks().postWritten({
      before: data?.before.data(),
      after: data?.after.data(),
      time: Date.parse(time),
    }),
  );

export const everyFiveMinutes = onSchedule('every 5 minutes', () => tasks().everyFiveMinutes());
