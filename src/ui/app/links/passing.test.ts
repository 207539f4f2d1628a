import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { tableModel } from '../session/presenting.ts';
import { handOverOf } from './hand-over.ts';
import { handOver, note, pass, tell } from './passing.ts';
import { copy, email, saveAsFile } from './sending.ts';

let ana: FakeBrowser;
let ben: FakeBrowser;

beforeEach(async () => {
  ana = await FakeBrowser.open(toy);
  ben = await FakeBrowser.open(toy);
  await ana.deal({ ...shortFair, seed: 'abcdefgh' }, [0]);
  await ana.move('stall:quarry');
});

afterEach(() => {
  ana.close();
  ben.close();
});

describe('a note written on the form', () => {
  it('is not on the clipboard until it is copied', async () => {
    await handOver(ana.app);
    expect(ana.app.copied).toBe('by-itself');
    await note(ana.app, 'Good luck!');
    expect(ana.app.copied).toBe('no');
    expect(ana.clipboard).not.toContain('Good luck!');
  });

  it('is in the address and in the store at once', async () => {
    const before = ana.hash;
    await note(ana.app, 'Good luck!');
    expect(ana.hash).not.toBe(before);
    expect(ana.saved.link).toBe(ana.hash);
    await ana.reload();
    expect(ana.session.envelope.note).toEqual({ seat: 0, text: 'Good luck!' });
  });

  it('leaves no other way beside the game, however fast it is typed', async () => {
    await Promise.all(['G', 'Go', 'Goo', 'Good'].map((text) => note(ana.app, text)));
    expect(ana.saved).toMatchObject({ link: ana.hash, alternatives: [] });
  });

  it('is read by whoever knows the position already', async () => {
    await ben.receive(await ana.handOver());
    await ben.app.claim(1);
    expect(tableModel(ben.session).note).toBeUndefined();
    await note(ana.app, 'Take your time.');
    await ben.receive(await ana.handOver());
    expect(tableModel(ben.session).note).toEqual({ from: 'Ana', text: 'Take your time.' });
    await ben.app.openGame(ben.saved.id);
    expect(tableModel(ben.session).note?.text).toBe('Take your time.');
  });
});

describe('a note of my own', () => {
  it('is not undone by a link that I sent before it', async () => {
    await note(ana.app, 'Good luck!');
    const first = await ana.handOver();
    await note(ana.app, 'Take your time.');
    await ana.receive(first);
    expect(ana.session.envelope.note?.text).toBe('Take your time.');
  });
});

describe('somebody who only watches', () => {
  it('reads a note and cannot write another over it', async () => {
    await note(ana.app, 'Good luck!');
    await ben.receive(await ana.handOver());
    await ben.app.watch();
    const before = ben.hash;
    await note(ben.app, 'Hurry up!');
    expect(tableModel(ben.session).note).toEqual({ from: 'Ana', text: 'Good luck!' });
    expect(ben.hash).toBe(before);
  });
});

describe('the phone', () => {
  it('is not passed to somebody who does not play on it', async () => {
    expect(ana.play.ask?.seat).toBe(1);
    await pass(ana.app);
    expect(ana.session.viewer).toBe(0);
  });
});

describe('a link saved as a file', () => {
  it('is named by the code that the table and the form show', async () => {
    const saveFile = vi.spyOn(ana.app.device, 'saveFile').mockReturnValue();
    await saveAsFile(ana.app);
    expect(tableModel(ana.session).code).toBe('ABCD');
    expect(saveFile.mock.lastCall?.[0]).toContain('ABCD');
  });
});

describe('a link sent by mail', () => {
  it('is begun as a message in the mail program', async () => {
    const openMail = vi.spyOn(ana.app.device, 'openMail').mockReturnValue();
    await email(ana.app);
    expect(openMail.mock.lastCall?.[0]).toMatch(/^mailto:/);
    expect(ana.saved.lastSent).toBe(ana.hash);
  });
});

const form = ({ app, session }: FakeBrowser) =>
  handOverOf(session, '', { share: false, scan: false, paste: false }, app);

describe('the form of a move', () => {
  it('tells only whoever made it what can be done about it', async () => {
    expect(form(ana).undo).toBe('free');
    await ben.receive(await ana.handOver());
    expect(form(ana).undo).toBe('take-back');
    await ben.app.watch();
    expect(form(ben).from).toBeUndefined();
    expect(form(ben).undo).toBeUndefined();
  });
});

describe('what a message leaves out', () => {
  it('is remembered until it is told again, and has to be copied anew', async () => {
    await handOver(ana.app);
    expect(form(ana)).toMatchObject({ copied: 'by-itself', tidings: { did: true } });
    const told = form(ana).lines.length;
    tell(ana.app, 'did', false);
    expect(form(ana)).toMatchObject({ copied: 'no', tidings: { did: false } });
    expect(form(ana).lines.length).toBeLessThan(told);
    await copy(ana.app, 'by-hand');
    expect(ana.clipboard.split('\n')).toHaveLength(form(ana).lines.length + 2);
    tell(ana.app, 'did', true);
    expect(form(ana).lines).toHaveLength(told);
  });

  it('may be the note, which is then in no link either; whoever writes on means it to be read', async () => {
    expect(form(ana).tidings.note, 'there is nothing to leave out yet').toBeUndefined();
    await note(ana.app, 'Hurry');
    expect(form(ana)).toMatchObject({ tidings: { note: true }, noteSaid: '“Hurry”' });
    const { link } = form(ana);
    tell(ana.app, 'note', false);
    expect(form(ana)).toMatchObject({ tidings: { note: false }, note: 'Hurry', noteSaid: undefined });
    expect(form(ana).link.length).toBeLessThan(link.length);
    await copy(ana.app, 'by-hand');
    expect(ana.clipboard).not.toContain('Hurry');
    expect(`#${ana.saved.lastSent}`).toBe(form(ana).link);
    await note(ana.app, 'Hurry!');
    expect(form(ana).noteSaid).toBe('“Hurry!”');
  });
});

describe('the stamp of a replacement', () => {
  /** Ana sends the quarry, takes it back and goes to the inn instead. */
  beforeEach(async () => {
    await ana.handOver();
    expect(form(ana).isReplacement).toBe(false);
    await ana.app.undo();
    await ana.move('stall:inn');
  });

  it('is on the form of the turn that takes the place of another, though it is copied by itself', async () => {
    expect(form(ana).isReplacement).toBe(true);
    await handOver(ana.app);
    expect(form(ana).isReplacement).toBe(true);
  });

  it('is still there when the page was loaded anew', async () => {
    await ana.reload();
    expect(form(ana).isReplacement).toBe(true);
  });

  it('is not on the forms after it, of whoever took the turn back or of the others', async () => {
    await ben.receive(await ana.handOver());
    await ben.app.claim(1);
    await ben.move('stall:quarry');
    expect(form(ben).isReplacement).toBe(false);
    await ana.receive(await ben.handOver());
    await ana.move('stall:inn');
    expect(form(ana)).toMatchObject({ isReplacement: false });
    expect(ana.session.envelope.again).toBe(1);
  });

  it('is not on the form of somebody who answers what another took back', async () => {
    await ben.receive(await ana.handOver());
    await ben.app.claim(1);
    await ben.move('stall:quarry');
    const first = await ben.handOver();
    await ben.app.undo();
    await ben.move('stall:market');
    await ana.receive(first);
    await ana.receive(await ben.handOver());
    expect(ana.play.picks).toEqual(['stall:inn', 'stall:market']);
    await ana.move('stall:quarry');
    expect(form(ana).isReplacement).toBe(false);
  });
});
