import { describe, expect, it } from 'vitest';
import { firebaseTarget, nameOf } from '#scripts/admin/firebaseTarget.ts';

const project = { VITE_FIREBASE_PROJECT_ID: 'agency-live' };

function targetOf(args: string[], environment = {}) {
  return firebaseTarget(args, environment);
}

describe('a script that writes to Firebase', () => {
  it('works on npm start’s embedded Firebase when nothing is configured', () => {
    expect(nameOf(targetOf([]).target)).toBe('the emulator at 127.0.0.1:5173');
  });

  it('works on the configured project', () => {
    expect(nameOf(targetOf(['a@b.c'], project).target)).toBe('the project agency-live');
  });

  it('never touches the project when an emulator is configured', () => {
    expect(targetOf(['--embedded'], project).target.kind).toBe('emulator');
    expect(targetOf([], { ...project, FIRESTORE_EMULATOR_HOST: 'localhost:8080' }).target.kind).toBe(
      'emulator',
    );
  });

  it('accepts the address of the embedded one, with or without http', () => {
    for (const address of ['127.0.0.1:4000', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000/']) {
      const { target, rest } = targetOf(['--embedded', address, 'a@b.c']);
      expect(target).toMatchObject({ authHost: '127.0.0.1:4000', firestoreHost: '127.0.0.1:4000' });
      expect(rest).toEqual(['a@b.c']);
    }
  });

  it('does not mistake an email address for the address of an emulator', () => {
    expect(targetOf(['--embedded', 'a@b.c']).rest).toEqual(['a@b.c']);
  });

  it('uses the ports of the official emulators', () => {
    const environment = { FIRESTORE_EMULATOR_HOST: 'h:8080', FIREBASE_AUTH_EMULATOR_HOST: 'h:9099' };
    expect(targetOf([], environment).target).toMatchObject({ authHost: 'h:9099', firestoreHost: 'h:8080' });
  });
});
