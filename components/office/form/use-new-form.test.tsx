import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '@/tests/harness/page';
import { useNewForm } from './use-new-form';

test('an address opens the form once, and loses the parameter alone', () => {
  visit('/th/staff/products?q=serum&new=1');
  const { result } = renderHook(() => useNewForm());
  expect(result.current[0]).toBe(true);
  expect(window.location.pathname + window.location.search).toBe('/th/staff/products?q=serum');
  act(() => {
    result.current[1](false);
  });
  expect(result.current[0]).toBe(false);
});

test('other addresses and other forms of the screen stay closed', () => {
  visit('/staff/categories?new=1');
  expect(renderHook(() => useNewForm(false)).result.current[0]).toBe(false);
  expect(window.location.search).toBe('?new=1');
  visit('/staff/categories');
  expect(renderHook(() => useNewForm()).result.current[0]).toBe(false);
});
