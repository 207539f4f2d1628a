import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, buttons, fired, mount, press, requests } from '../../testing/elements/harness.ts';
import { asking, modelOf, offering } from '../../testing/elements/table-model.ts';
import './lesson-slip.ts';
import type { CourseStep } from './model.ts';

const course: CourseStep = {
  number: 2,
  of: 5,
  title: 'Build',
  say: 'A mine is cheap.',
  hint: undefined,
  isRead: false,
  points: [],
};

const slip = () => page.getByRole('region', { name: 'Lesson' });

/** A step in which these may be picked. */
const moving = (...options: readonly string[]) => modelOf({ course, offers: offering(asking([...options])) });

const reading = modelOf({ course: { ...course, isRead: true, number: 1 }, offers: offering(asking([])) });

describe('the slip of a lesson', () => {
  it('tells the step, how far it is, and what helps', async () => {
    await mount('lesson-slip', { model: modelOf({ course: { ...course, hint: 'Take the mine.' } }) });
    await expect.element(page.getByRole('heading', { name: 'Build' })).toBeVisible();
    await expect.element(slip()).toHaveTextContent('Lesson, 2 of 5');
    await expect.element(slip()).toHaveTextContent('A mine is cheap. Take the mine.');
  });

  it('shows who teaches', async () => {
    const teacher = { name: 'Dot', face: 'faces.svg#gentle' };
    const element = await mount('lesson-slip', { model: modelOf({ course: { ...course, teacher } }) });
    expect(element.renderRoot.querySelector('.stub use')?.getAttribute('href')).toBe(teacher.face);
    expect(element.renderRoot.querySelector('.stub')?.textContent).toContain('Dot');
  });

  it('goes on by Next, or by the key 1, where there is only something to read', async () => {
    const element = await mount('lesson-slip', { model: reading });
    const asked = requests(element);
    await press('Next');
    element.pickNumber(1);
    expect(asked).toEqual([
      { do: 'learn', all: false },
      { do: 'learn', all: false },
    ]);
    await expect.element(button('Back one step')).toBeDisabled();
  });

  it('offers what may be picked, by its name or its number, and nothing to go on without it', async () => {
    const element = await mount('lesson-slip', { model: moving('Mine', 'Mill') });
    const taken = fired(element, 'pick');
    expect(buttons(page.getByRole('toolbar'))).toEqual(['Mine', 'Mill']);
    await press('Mill');
    element.pickNumber(1);
    expect(taken.map(({ ref }) => ref)).toEqual(['Mill', 'Mine']);
  });

  it('always has the way back and the way out', async () => {
    const asked = requests(await mount('lesson-slip', { model: moving('Mine') }));
    await press('Back one step');
    await press('Leave');
    expect(asked).toEqual([{ do: 'undo' }, { do: 'home' }]);
  });

  it.each([
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ])('covers none of its buttons on $width by $height', async ({ width, height }) => {
    await page.viewport(width, height);
    await mount('lesson-slip', { model: moving('Mine', 'Mill', 'Foundry', 'Power Plant', 'Commerce Market') });
    const boxes = ['Mine', 'Commerce Market', 'Back one step', 'Leave'].map((name) =>
      button(name).element().getBoundingClientRect(),
    );
    for (const one of boxes) {
      const over = boxes.filter(
        (other) =>
          other !== one &&
          other.left < one.right &&
          one.left < other.right &&
          other.top < one.bottom &&
          one.top < other.bottom,
      );
      expect(over).toEqual([]);
    }
    await page.viewport(1280, 800);
  });
});
