import type { Hasher } from '../core/ports.ts';
import { createGeoDirectory } from '../modules/geo/directory/directory.ts';
import type { Telling } from '../modules/orders/move-ports.ts';
import type { PaymentProvider, PaymentProviders } from '../modules/payments/ports.ts';
import { createGiftCardPasses } from '../modules/wallet/rules/gift-card-passes.ts';
import { createOrderMails } from '../providers/mails/order-mails.ts';
import { orderNotices } from '../providers/notices/order-notices.ts';
import { answeredNotice, returnNotices } from '../providers/notices/staff-notices.ts';
import { createStockNotices } from '../providers/notices/stock-notices.ts';
import { createTalkNotices } from '../providers/notices/talk-notices.ts';
import { cleanUpload } from '../providers/pictures/clean-upload.ts';
import { createOtpText } from '../providers/sms/otp-text.ts';
import type { Gateways } from './payment-providers.ts';

interface Given {
  readonly site: { readonly publicUrl: string };
  readonly hasher: Hasher;
  readonly gateways: Gateways;
}

/** What the modules ask for beside the database, the same in every shop. */
export function portsOf({ site, hasher, gateways }: Given) {
  const { publicUrl } = site;
  return {
    ...tellingOf(site),
    returnNotices,
    answeredNotice,
    stockNotices: createStockNotices(publicUrl),
    talkNotices: createTalkNotices(publicUrl),
    otpText: createOtpText(publicUrl),
    cleanUpload,
    geo: createGeoDirectory(),
    passes: createGiftCardPasses(hasher),
    providers: directoryOf(gateways.providers),
    report: gateways.report,
  };
}

/** How members hear of their orders. */
export function tellingOf({ publicUrl }: { readonly publicUrl: string }): Telling {
  return { notices: orderNotices, mails: createOrderMails(publicUrl) };
}

function directoryOf(all: readonly PaymentProvider[]): PaymentProviders {
  return {
    forMethod: (method) => all.find(({ methods }) => methods.includes(method)),
    named: (name) => all.find((provider) => provider.name === name),
  };
}
