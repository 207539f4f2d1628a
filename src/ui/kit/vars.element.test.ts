import { html } from 'lit';
import { expect, it } from 'vitest';
import { draw } from '../../testing/elements/harness.ts';
import { vars } from './vars.ts';

const drawWith = (values: Readonly<Record<string, string | number | undefined>>) => draw(html`<p ${vars(values)}></p>`);
const style = (name: string) => document.querySelector('p')?.style.getPropertyValue(name);

it('Custom properties come, change and go with the values a table draws from', async () => {
  await drawWith({ '--turns': 2, '--tint': 'red' });
  expect([style('--turns'), style('--tint')]).toEqual(['2', 'red']);
  await drawWith({ '--turns': 3, '--tint': undefined });
  expect([style('--turns'), style('--tint')]).toEqual(['3', '']);
  await drawWith({});
  expect(style('--turns')).toBe('');
});
