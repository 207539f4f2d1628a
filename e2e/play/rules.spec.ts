import { expect, test } from '../fixtures.ts';

test('a heading in the contents of the rules is an address: opened in another tab, it begins there', async ({
  page,
  context,
}) => {
  await page.goto('#/rules/co2');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const heading = contents.getByRole('link').last();
  const title = (await heading.textContent()) ?? '';
  const opened = context.waitForEvent('page');
  await heading.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  const section = other.getByRole('heading', { name: title });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  await expect(page, 'the first tab stays where it was').toHaveURL(/#\/rules\/co2$/);

  await heading.click();
  await expect(page).toHaveURL(other.url());
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});
