import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { openRenderer, Renderer } from '../scripts/prerender/renderer.ts';
import { site } from '../src/content/site.ts';
import { type Background, background } from './background.ts';
import { firebaseHosting } from './firebaseHosting.ts';
import { smtpMailer } from './mailer.ts';
import { readSettings } from './settings.ts';

// A function that needs settings is exported only if they are set; otherwise, deploying would ask for secrets of unused functions.
const { mail, isPublishing, hostingSite, region } = readSettings(process.env);

const smtpPassword = mail && defineSecret('SMTP_PASSWORD');

setGlobalOptions({
  region,
  // Usually one call at a time: two calls for the same event could both find no record and send the email twice. During a
  // deployment, two instances may run: the second email then has the same Message-ID.
  maxInstances: 1,
  concurrency: 1,
  secrets: [smtpPassword].filter((secret) => secret !== null),
});

const firestore = initializeFirestore(initializeApp(), { preferRest: true });

let started: Background | null = null;

/** Created on the first call: secrets cannot be read while this file loads. */
function tasks(): Background {
  started ??= background({
    firestore,
    send: mail && smtpMailer({ ...mail, password: smtpPassword?.value() ?? '' }),
    publishing: isPublishing ? { hosting: hosting(), renderer } : null,
    origin: () => site.url,
    now: Date.now,
  });
  return started;
}

function hosting() {
  const credential = applicationDefault();
  const project = process.env.GCLOUD_PROJECT ?? '';
  return firebaseHosting({
    // The Firebase CLI's name for it.
    origin: process.env.FIREBASE_HOSTING_API_URL ?? 'https://firebasehosting.googleapis.com',
    project,
    site: hostingSite || project,
    token: async () => (await credential.getAccessToken()).access_token,
    retryMs: 1_000,
  });
}

let opened: Promise<Renderer> | null = null;

/** `buildFunctions.ts` packs the renderer beside this file. It is loaded late, because most calls do not need it. */
function renderer(): Promise<Renderer> {
  const folder = join(import.meta.dirname, 'renderer');
  const code = pathToFileURL(join(folder, 'renderer.js')).href;
  opened ??= import(/* @vite-ignore */ code).then((module: { openRenderer: typeof openRenderer }) =>
    module.openRenderer(folder),
  );
  return opened;
}

/** For functions that publish. Calls wait for each other inside the instance, to avoid Eventarc's back-off. */
const publishingOptions = { memory: '1GiB', timeoutSeconds: 300, concurrency: 20 } as const;

export const inquiryCreated =
  mail &&
  onDocumentCreated({ document: 'contacts/{id}', retry: true }, ({ params }) =>
    tasks().inquiryCreated(params.id),
  );

export const postWritten =
  isPublishing &&
  onDocumentWritten({ ...publishingOptions, document: 'blogs/{id}', retry: true }, ({ data, params }) =>
    tasks().postWritten(params.id, { before: data?.before.data(), after: data?.after.data() }),
  );

export const everyFiveMinutes = onSchedule(
  { schedule: 'every 5 minutes', ...(isPublishing && { ...publishingOptions, concurrency: 1 }) },
  () => tasks().everyFiveMinutes(),
);
