import type { Hasher } from '../core/ports.ts';
import { createChecksOfApprovals, type CheckedWith } from '../modules/health/check.ts';
import { createGeoDirectory } from '../modules/regions/directory/directory.ts';
import type { Telling } from '../modules/orders/move-ports.ts';
import type { PaymentProvider, PaymentProviders } from '../modules/payments/ports.ts';
import { createGiftCardPasses } from '../modules/wallet/rules/gift-card-passes.ts';
import { createOrderMails } from '../modules/orders/mails.ts';
import { orderNotices } from '../modules/orders/notices.ts';
import { answeredNotice } from '../modules/privacy/notices.ts';
import { returnNotices } from '../modules/staff/notices.ts';
import { createRefillNotices } from '../modules/refills/notices.ts';
import { createStockNotices } from '../modules/wishes/notices.ts';
import { createConversationNotices } from '../modules/conversations/notices.ts';
import { cleanUpload } from '../modules/uploads/clean-upload.ts';
import { createOtpText } from '../modules/identity/otp-text.ts';
import { createInvitationText } from '../modules/people/invitation-text.ts';
import type { Gateways } from './payment-providers.ts';

interface Given extends CheckedWith {
  readonly site: { readonly publicUrl: string };
  readonly hasher: Hasher;
  readonly gateways: Gateways;
}

/** The modules' ports besides the database, the same in every shop. */
export function portsOf(world: Given) {
  const { site, hasher, gateways } = world;
  const { publicUrl } = site;
  return {
    ...tellingOf(site),
    invitationText: createInvitationText(),
    returnNotices,
    answeredNotice,
    stockNotices: createStockNotices(publicUrl),
    refillNotices: createRefillNotices(publicUrl),
    conversationNotices: createConversationNotices(publicUrl),
    approvalChecks: createChecksOfApprovals(world),
    otpText: createOtpText(publicUrl),
    cleanUpload,
    geo: createGeoDirectory(),
    passes: createGiftCardPasses(hasher),
    providers: directoryOf(gateways.providers),
    report: gateways.report,
  };
}

export function tellingOf({ publicUrl }: { readonly publicUrl: string }): Telling {
  return { notices: orderNotices, mails: createOrderMails(publicUrl) };
}

function directoryOf(all: readonly PaymentProvider[]): PaymentProviders {
  return {
    forMethod: (method) => all.find(({ methods }) => methods.includes(method)),
    named: (name) => all.find((provider) => provider.name === name),
  };
}
