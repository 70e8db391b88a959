import { brand } from '../../../lib/brand.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import { formatBaht } from '../../../lib/format/money.ts';
import { toBaht, type Satang } from '../../core/money.ts';
import type { OrderNotice } from './rules/machine.ts';
import type { OrderMailFacts } from './mail-ports.ts';
import type { OrderMails, Telling } from './move-ports.ts';
import { orderNotices } from './notices.ts';
import { mailText, type MailTextId } from '../../core/mail-texts.ts';
import { pathTo } from '../../../lib/pages/path-to.ts';

interface Template {
  readonly subject: MailTextId;
  readonly text: MailTextId;
  /** Whether the mail lists the items. */
  readonly items?: true;
  /** It tells how the goods come: members may do without. The others belong to the sale. */
  readonly delivery?: true;
}

/** Notices that are also mailed; the others are read in the shop. */
const TEMPLATES: Readonly<Partial<Record<OrderNotice, Template>>> = {
  placed: {
    subject: 'mails.order.placed.subject',
    text: 'mails.order.placed.text',
    items: true,
  },
  paid: { subject: 'mails.order.paid.subject', text: 'mails.order.paid.text', items: true },
  shipped: {
    subject: 'mails.order.shipped.subject',
    text: 'mails.order.shipped.text',
    delivery: true,
  },
  branch_received: {
    subject: 'mails.order.received.subject',
    text: 'mails.order.received.text',
    delivery: true,
  },
  branch_rejected: {
    subject: 'mails.order.rejected.subject',
    text: 'mails.order.rejected.text',
  },
  cancelled: { subject: 'mails.order.cancelled.subject', text: 'mails.order.cancelled.text' },
  cancelled_paid: {
    subject: 'mails.order.cancelled.subject',
    text: 'mails.order.cancelledPaid.text',
  },
  refunded: { subject: 'mails.order.refunded.subject', text: 'mails.order.refunded.text' },
  late_refund: { subject: 'mails.order.lateRefund.subject', text: 'mails.order.lateRefund.text' },
};

/**
 * Mails about orders, Thai above English: which one the member reads is not kept. The first line of a mail in the
 * outbox is its subject.
 *
 * @param publicUrl of the shop, for links; without a slash at its end
 */
export function createOrderMails(publicUrl: string): OrderMails {
  return {
    write: async ({ outbox, orderMail }, { notice, orderId, at }) => {
      const template = TEMPLATES[notice];
      const facts = template && (await orderMail.read(orderId));
      if (!facts || facts.email === '') return;
      if (template.delivery && !facts.hearsOfDelivery) return;
      const mail = { template, facts, orderId, publicUrl };
      const subject = both((locale) => mailText(locale, template.subject, { order_id: orderId }));
      const body = [
        subject.join(' / '),
        ...both((locale) => bodyIn(locale, mail)),
        mailText('en', 'mails.sign', { shop: brand.name, phone: brand.contactPhone }),
      ].join('\n\n');
      await outbox.add({ kind: 'mail', recipient: facts.email, body, expiresAt: null }, at);
    },
  };
}

function both(make: (locale: Locale) => string): readonly string[] {
  return [make('th'), make('en')];
}

interface Mail {
  readonly template: Template;
  readonly facts: OrderMailFacts;
  readonly orderId: string;
  readonly publicUrl: string;
}

function bodyIn(locale: Locale, { template, facts, orderId, publicUrl }: Mail): string {
  const { branch } = facts;
  const path = pathTo(locale, '/orders/:order', { order: orderId });
  const parts = [
    mailText(locale, template.text, {
      due: baht(facts.toPay),
      branch: branch?.name[locale] ?? '',
      phone: branch?.phone ?? '',
    }),
    facts.togetherWith === null
      ? ''
      : mailText(locale, 'mails.order.together', { other: facts.togetherWith }),
    detailsIn(locale, template, facts),
    template.items ? itemsIn(locale, facts) : '',
    mailText(locale, 'mails.order.link', { url: `${publicUrl}${path}` }),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function detailsIn(
  locale: Locale,
  { text }: Template,
  { parcel, pickupCode, note }: OrderMailFacts,
): string {
  const lines: string[] = [];
  if (text === 'mails.order.shipped.text' && parcel) {
    const { carrier, trackingNo: number } = parcel;
    lines.push(mailText(locale, 'mails.order.shipped.parcel', { carrier, number }));
  }
  if (text === 'mails.order.received.text' && pickupCode !== null) {
    lines.push(mailText(locale, 'mails.order.received.code', { code: pickupCode }));
  }
  if (note !== '') lines.push(mailText(locale, 'mails.order.reason', { reason: note }));
  return lines.join('\n');
}

function itemsIn(locale: Locale, { items, deliveryFee, total }: OrderMailFacts): string {
  return [
    ...items.map(({ name, qty, total: amount }) =>
      mailText(locale, 'mails.order.line', { name: name[locale], qty, amount: baht(amount) }),
    ),
    mailText(locale, 'mails.order.delivery', { amount: baht(deliveryFee) }),
    mailText(locale, 'mails.order.total', { amount: baht(total) }),
  ].join('\n');
}

function baht(amount: Satang): string {
  return formatBaht(toBaht(amount));
}

export function tellingOf({ publicUrl }: { readonly publicUrl: string }): Telling {
  return { notices: orderNotices, mails: createOrderMails(publicUrl) };
}
