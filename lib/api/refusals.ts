// Written by `npm run lists`.
import addressesErrors from '../../messages/addresses-errors/status.json' with { type: 'json' };
import campaignsErrors from '../../messages/campaigns-errors/status.json' with { type: 'json' };
import cartErrors from '../../messages/cart-errors/status.json' with { type: 'json' };
import consentsErrors from '../../messages/consents-errors/status.json' with { type: 'json' };
import conversationsErrors from '../../messages/conversations-errors/status.json' with { type: 'json' };
import followUpsErrors from '../../messages/follow-ups-errors/status.json' with { type: 'json' };
import giftCardsErrors from '../../messages/gift-cards-errors/status.json' with { type: 'json' };
import healthErrors from '../../messages/health-errors/status.json' with { type: 'json' };
import identityErrors from '../../messages/identity-errors/status.json' with { type: 'json' };
import membersErrors from '../../messages/members-errors/status.json' with { type: 'json' };
import ordersErrors from '../../messages/orders-errors/status.json' with { type: 'json' };
import paymentsErrors from '../../messages/payments-errors/status.json' with { type: 'json' };
import peopleErrors from '../../messages/people-errors/status.json' with { type: 'json' };
import prescriptionsErrors from '../../messages/prescriptions-errors/status.json' with { type: 'json' };
import privacyErrors from '../../messages/privacy-errors/status.json' with { type: 'json' };
import questionnairesErrors from '../../messages/questionnaires-errors/status.json' with { type: 'json' };
import reviewsErrors from '../../messages/reviews-errors/status.json' with { type: 'json' };
import surveysErrors from '../../messages/surveys-errors/status.json' with { type: 'json' };
import videoCallsErrors from '../../messages/video-calls-errors/status.json' with { type: 'json' };
import walletErrors from '../../messages/wallet-errors/status.json' with { type: 'json' };
import wishesErrors from '../../messages/wishes-errors/status.json' with { type: 'json' };

/** Codes of the domains' refusals, with their HTTP status. */
export const REFUSALS = {
  ...addressesErrors,
  ...campaignsErrors,
  ...cartErrors,
  ...consentsErrors,
  ...conversationsErrors,
  ...followUpsErrors,
  ...giftCardsErrors,
  ...healthErrors,
  ...identityErrors,
  ...membersErrors,
  ...ordersErrors,
  ...paymentsErrors,
  ...peopleErrors,
  ...prescriptionsErrors,
  ...privacyErrors,
  ...questionnairesErrors,
  ...reviewsErrors,
  ...surveysErrors,
  ...videoCallsErrors,
  ...walletErrors,
  ...wishesErrors,
};
