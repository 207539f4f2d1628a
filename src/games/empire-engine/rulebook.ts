import { html } from 'lit';
import type { RuleSection } from '../box.ts';

/** The rules reference, in our own words. */
export const rulebook: readonly RuleSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    body: html`<p>Every empire runs on two engines. Each round both engines are turned and do what is on top. Whoever has
      the most valuable score pile at the end wins.</p>`,
  },
];
