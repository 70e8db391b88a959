import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '@/tests/harness/page';
import { usePrivacy } from '@/stores/privacy';
import { ChoiceCounter } from './choice-counter';

const told: unknown[] = [];
const tell = vi.fn((url: string, body: Blob) => {
  void body.text().then((text) => told.push([url, JSON.parse(text)]));
  return true;
});

beforeEach(() => {
  document.body.replaceChildren();
  visit('/th/products/search?keyword=rice');
  told.length = 0;
  Object.assign(navigator, { sendBeacon: tell });
});

const allow = (analytics?: boolean) => {
  usePrivacy.setState({ stored: analytics === undefined ? {} : { analytics } });
};
function show() {
  render(<ChoiceCounter keyword="rice" />);
  const list = document.createElement('ul');
  list.innerHTML = `
    <li data-medicine="false">
      <button aria-pressed="false">Heart</button>
      <a href="/th/products/rice-soap/7"><span>Rice Soap</span></a>
      <button>Add</button>
    </li>
    <li data-medicine="true"><a href="/th/products/tablets/8">Tablets</a></li>
    <li><a href="/th/brands/9">Brand</a></li>`;
  list.addEventListener('click', (event) => {
    event.preventDefault();
  });
  document.body.append(list);
}
const press = (text: string) => userEvent.click(screen.getByText(text));

describe('ChoiceCounter', () => {
  it('tells what is opened and added, and nothing else', async () => {
    allow(true);
    show();
    for (const text of ['Rice Soap', 'Add', 'Heart', 'Tablets', 'Brand']) await press(text);
    await vi.waitFor(() => {
      expect(told).toEqual([
        ['/api/v1/search-choices', { keyword: 'rice', product_id: 7, kind: 'opened' }],
        ['/api/v1/search-choices', { keyword: 'rice', product_id: 7, kind: 'added' }],
      ]);
    });
  });

  it.each([false, undefined])('tells nothing without consent (%j)', async (value) => {
    tell.mockClear();
    allow(value);
    show();
    for (const text of ['Rice Soap', 'Add']) await press(text);
    expect(tell).not.toHaveBeenCalled();
  });

  it('leaves browsers without beacons alone', async () => {
    allow(true);
    Object.assign(navigator, { sendBeacon: undefined });
    show();
    await press('Rice Soap');
    expect(told).toEqual([]);
  });
});
