import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useForm } from 'react-hook-form';
import { Checkbox } from './checkbox';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

interface Values {
  line: string;
  choice: string;
  text: string;
  agreed: boolean;
}

const EMPTY: Values = { line: '', choice: '', text: '', agreed: false };
const NAMES = ['line', 'choice', 'text', 'agreed'] as const;

function Form({ onSend }: { readonly onSend: () => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const field = (name: keyof Values) => ({
    label: name,
    error: formState.errors[name]?.message,
    ...register(name, { required: `${name} is needed` }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        onSend();
        void handleSubmit(() => undefined)(event);
      }}
    >
      <TextField {...field('line')} />
      <SelectField {...field('choice')}>
        <option value="">-</option>
      </SelectField>
      <TextArea {...field('text')} />
      <Checkbox {...field('agreed')} />
      <button type="submit">send</button>
    </form>
  );
}

function open() {
  const onSend = vi.fn<() => void>();
  render(<Form onSend={onSend} />);
  const user = userEvent.setup();
  const send = screen.getByRole('button');
  return {
    user,
    onSend,
    press: async (name: keyof Values) => {
      await user.click(screen.getByLabelText(name));
      if (name === 'agreed') await user.click(screen.getByLabelText(name));
      await user.pointer({ keys: '[MouseLeft>]', target: send });
      // Renders the result of a validation, if there is one.
      await act(async () => Promise.resolve());
    },
    release: () => user.pointer({ keys: '[/MouseLeft]', target: send }),
  };
}

it.each(NAMES)(
  '%s: a message waits for the end of the press that blurred the field',
  async (name) => {
    const { press, release, onSend } = open();
    await press(name);
    expect(screen.getByLabelText(name)).not.toHaveFocus();
    expect(screen.queryByText(`${name} is needed`)).toBeNull();
    await release();
    expect(onSend).toHaveBeenCalledOnce();
    expect(await screen.findByText(`${name} is needed`)).toBeVisible();
  },
);

it.each(['dragend', 'contextmenu'])('a press that ends by %s shows it too', async (end) => {
  const { press, onSend } = open();
  await press('line');
  fireEvent(document.body, new Event(end, { bubbles: true }));
  expect(await screen.findByText('line is needed')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

it('blur by keyboard shows it at once', async () => {
  const { user, onSend } = open();
  await user.click(screen.getByLabelText('text'));
  await user.tab();
  expect(await screen.findByText('text is needed')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

it('pressing a select shows it at once, since its list opens without a click', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('line'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('choice') });
  expect(await screen.findByText('line is needed')).toBeVisible();
});
