import { describe, expect, it } from 'vitest';
import { callerOf } from '#emulator/service/caller.ts';
import { Metrics } from '#emulator/service/metrics.ts';
import { tokenOf } from '#emulator/tests/support/rest.ts';
import { Listening, remove, serviceInMemory, set, setText } from '#emulator/tests/support/service.ts';
import { rulesWith } from '#emulator/tests/support/testEmulator.ts';

const all = { from: [{ collectionId: 'a' }] };
const byN = { ...all, orderBy: [{ field: { fieldPath: 'n' } }] };
const n = (value: number) => ({ n: { integerValue: String(value) } });

describe('a listener', () => {
  it('gets an empty result and a missing document', () => {
    const listening = new Listening(serviceInMemory().database);
    listening.query(2, all);
    expect(listening.news()).toEqual(['ADD 2', 'CURRENT 2', 'snapshot']);
    listening.document(4, 'a/1');
    expect(listening.news()).toEqual(['ADD 4', 'delete a/1 4', 'CURRENT 4', 'snapshot']);
  });

  it('sees a document enter, change, leave by a filter and be deleted, one snapshot per commit', () => {
    const { database } = serviceInMemory();
    const listening = new Listening(database);
    const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: n(10).n } };
    listening.query(2, { ...all, where });
    listening.news();
    set(database, 'a/1', n(1));
    set(database, 'a/1', n(2));
    set(database, 'a/1', n(20));
    set(database, 'a/1', n(3));
    remove(database, 'a/1');
    set(database, 'a/2', n(30));
    setText(database, 'b/1', {});
    expect(listening.news()).toEqual([
      ...['change a/1 2', 'snapshot'],
      ...['change a/1 2', 'snapshot'],
      ...['remove a/1 2', 'snapshot'],
      ...['change a/1 2', 'snapshot'],
      ...['delete a/1 2', 'snapshot'],
    ]);
  });

  it('sees a document pushed out by the limit, and its successor when there is room', () => {
    const { database } = serviceInMemory();
    for (const value of [1, 2, 3]) set(database, `a/${value}`, n(value));
    const listening = new Listening(database);
    listening.query(2, { ...byN, limit: 2 });
    listening.news();
    set(database, 'a/0', n(0));
    expect(listening.news()).toEqual(['change a/0 2', 'remove a/2 2', 'snapshot']);
    remove(database, 'a/1');
    expect(listening.news()).toEqual(['change a/2 2', 'delete a/1 2', 'snapshot']);
    set(database, 'a/0', n(9));
    expect(listening.held(2)).toEqual(['2', '3']);
    set(database, 'a/3', n(4));
    expect(listening.held(2)).toEqual(['2', '3']);
  });

  it('gets a document for each of its targets, and nothing for a target it removed', () => {
    const { database } = serviceInMemory();
    const listening = new Listening(database);
    listening.query(2, all);
    listening.document(4, 'a/1');
    listening.news();
    set(database, 'a/1', n(1));
    expect(listening.news()).toEqual(['change a/1 2', 'change a/1 4', 'snapshot']);
    listening.stream.receive({ removeTarget: 2 });
    set(database, 'a/1', n(2));
    expect(listening.news()).toEqual(['REMOVE 2', 'change a/1 4', 'snapshot']);
    listening.stream.receive({ removeTarget: 4 });
    expect(listening.stream.isIdle()).toBe(true);
  });

  it('gets the whole result again when it resumes', () => {
    const { database } = serviceInMemory();
    set(database, 'a/1', n(1));
    const listening = new Listening(database);
    listening.query(2, all, { resumeToken: 'abc', expectedCount: 3 });
    expect(listening.news()).toEqual(['ADD 2', 'RESET 2', 'change a/1 2', 'CURRENT 2', 'snapshot']);
  });

  it('sees every document removed when the database is cleared', () => {
    const { database } = serviceInMemory();
    for (const value of [1, 2, 3]) set(database, `a/${value}`, n(value));
    const listening = new Listening(database);
    listening.query(2, all);
    database.store.clear(database.now());
    expect(listening.held(2)).toEqual([]);
  });

  it('gets times that never go backward', () => {
    const { database } = serviceInMemory();
    const listening = new Listening(database);
    listening.query(2, all);
    for (let value = 0; value < 20; value += 1) set(database, 'a/1', n(value));
    listening.document(4, 'a/1');
    const times = listening.messages.flatMap(({ targetChange }) => targetChange?.readTime ?? []);
    expect(times.map((time) => BigInt(time.replace(/\D/g, '').padEnd(20, '0')))).toEqual(
      times.map((time) => BigInt(time.replace(/\D/g, '').padEnd(20, '0'))).sort(),
    );
  });
});

describe('a listener subject to rules', () => {
  const rules = rulesWith(`
    match /a/{id} { allow get: if resource == null || resource.data.get('shut', 'no') != 'yes'; }
    match /b/{id} { allow list: if resource.data.owner == request.auth.uid; }`);

  it('is refused without affecting others, which stay live', () => {
    const { database, log } = serviceInMemory(rules);
    const listening = new Listening(database);
    listening.document(2, 'a/1');
    listening.document(4, 'c/1');
    listening.query(6, { from: [{ collectionId: 'b' }] });
    listening.news();
    setText(database, 'a/1', { text: 'open' });
    expect(listening.news()).toEqual(['change a/1 2', 'snapshot']);
    expect(log.filter((line) => line.startsWith('denied'))).toHaveLength(2);
  });

  it('is refused as soon as a change makes its document unreadable', () => {
    const { database } = serviceInMemory(rules);
    const listening = new Listening(database);
    listening.document(2, 'a/1');
    listening.news();
    setText(database, 'a/1', { shut: 'yes' });
    expect(listening.news()).toEqual(['REMOVE 2 because 7', 'snapshot']);
  });

  it('is checked again when the rules are replaced', () => {
    const { backend, database } = serviceInMemory(rules);
    const ada = callerOf(`Bearer ${tokenOf('ada')}`);
    const listening = new Listening(database, ada);
    const where = {
      fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: 'ada' } },
    };
    listening.query(2, { from: [{ collectionId: 'b' }], where });
    listening.document(4, 'a/1');
    listening.news();
    backend.rulesHolder.replace(rulesWith('match /a/{id} { allow read; }'));
    expect(listening.news()).toEqual(['REMOVE 2 because 7', 'snapshot']);
    expect(() => backend.rulesHolder.replace('nonsense')).toThrow(/L1:1 /);
    setText(database, 'a/1', {});
    expect(listening.news()).toEqual(['change a/1 4', 'snapshot']);
  });
});

class BrokenMeter extends Metrics {
  override read(): void {
    throw new TypeError('a bug');
  }
}

describe('a bug of our own', () => {
  it('ends the stream with UNIMPLEMENTED and a clear log line, and the commit is safe', () => {
    const { database, log } = serviceInMemory();
    const listening = new Listening({ ...database, metrics: new BrokenMeter() });
    set(database, 'a/1', n(1));
    listening.query(2, all);
    expect(listening.news()).toContain('REMOVE 2 because 12');
    expect(log.join()).toMatch(/!!! embedded Firebase: a bug in Listen[\s\S]*TypeError: a bug/);
  });
});
