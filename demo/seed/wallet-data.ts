/** All dates here are days before today. */
export interface LedgerSeed {
  readonly daysAgo: number;
  readonly amount: number;
  readonly reason: 'opening' | 'earned' | 'redeemed' | 'expired';
  readonly remaining?: number;
  readonly coupon?: 'ready' | 'used' | 'expired';
}

export interface WalletSeed {
  readonly phone: string;
  /** Oldest first; together with the coins of orders, its sum is the member's balance. */
  readonly ledger: readonly LedgerSeed[];
  readonly ready: readonly string[];
  readonly used: readonly string[];
  readonly expired: readonly string[];
}

export const WALLETS: readonly WalletSeed[] = [
  {
    phone: '0812345678',
    ledger: [
      { daysAgo: 380, amount: 300, reason: 'opening' },
      { daysAgo: 350, amount: 420, reason: 'earned', remaining: 70 },
      { daysAgo: 250, amount: -200, reason: 'redeemed', coupon: 'used' },
      { daysAgo: 200, amount: 380, reason: 'earned', remaining: 380 },
      { daysAgo: 90, amount: 450, reason: 'earned', remaining: 450 },
      { daysAgo: 40, amount: -250, reason: 'redeemed', coupon: 'expired' },
      { daysAgo: 20, amount: 350, reason: 'earned', remaining: 350 },
      { daysAgo: 14, amount: -100, reason: 'expired' },
      { daysAgo: 5, amount: -100, reason: 'redeemed', coupon: 'ready' },
    ],
    ready: ['WELCOME100', 'FREESHIP', 'SKIN15', 'LUNARA80', 'GIFTDAILY'],
    used: ['ARUN50'],
    expired: ['RAINY70'],
  },
  {
    phone: '0823456789',
    ledger: [{ daysAgo: 340, amount: 40, reason: 'earned', remaining: 40 }],
    ready: ['ARUN50', 'SMILE30'],
    used: [],
    expired: [],
  },
];

/** Demo money, printed in the README. Balances in baht. */
export const GIFT_CARDS = [
  { code: 'ARUN2026GIFT1000', pin: '135790', balance: 1_000 },
  { code: 'ARUN2026GIFT0500', pin: '246801', balance: 500 },
  { code: 'ARUN2026GIFT0035', pin: '357912', balance: 35.5 },
] as const;

export const INVITES = [
  { slug: 'skin-evening', actionId: 'seat', code: 'ARUN-2026-SEAT', left: 20 },
] as const;

const ARI = {
  firstName: 'ณัฐชา',
  lastName: 'วงศ์อรุณ',
  address1: '88/14',
  address2: 'ซอยอารีย์ 4',
  address3: '',
  street: 'ถนนพหลโยธิน',
  mobile: '0812345678',
  email: 'natcha@example.com',
} as const;

/** The tax addresses of the first member, the default one first. They lie in Sam Sen Nai, Phaya Thai. */
export const TAX_ADDRESSES = [
  {
    ...ARI,
    kind: 'person',
    taxId: '3100600445635',
    companyName: '',
    branchType: 'head',
    branchNo: '00000',
    storeId: '',
  },
  {
    ...ARI,
    address1: '88 อาคารอารีย์ฮิลส์ ชั้น 12',
    kind: 'juristic',
    taxId: '0105561123458',
    companyName: 'บริษัท วงศ์อรุณ สตูดิโอ จำกัด',
    branchType: 'branch',
    branchNo: '00003',
    storeId: '',
  },
] as const;
