import type { PageEntry } from './entry.ts';

/** Its pages may use the camera: client-side navigation keeps the policy of whichever was opened first. */
const OFFICE = {
  cache: 'everybody',
  index: false,
  layout: 'office',
  members: true,
  devices: true,
} as const;

/** Pages of the office, a part of the table of pages. */
export const OFFICE_PAGES = {
  staffToday: { ...OFFICE, pattern: '/staff' },
  staffJoin: { ...OFFICE, pattern: '/staff/join' },
  staffSignIn: { ...OFFICE, pattern: '/staff/sign-in' },
  staffOrders: { ...OFFICE, pattern: '/staff/orders' },
  staffReviews: { ...OFFICE, pattern: '/staff/reviews' },
  staffRequests: { ...OFFICE, pattern: '/staff/requests' },
  staffBranches: { ...OFFICE, pattern: '/staff/branches' },
  staffDays: { ...OFFICE, pattern: '/staff/branches/hours' },
  staffBranch: { ...OFFICE, pattern: '/staff/branches/:id' },
  staffCodes: { ...OFFICE, pattern: '/staff/codes' },
  staffOrder: { ...OFFICE, pattern: '/staff/orders/:order' },
  staffDispensing: { ...OFFICE, pattern: '/staff/dispensing' },
  staffCases: { ...OFFICE, pattern: '/staff/cases' },
  staffCase: { ...OFFICE, pattern: '/staff/cases/:case' },
  staffPharmacy: { ...OFFICE, pattern: '/staff/pharmacy' },
  staffPeople: { ...OFFICE, pattern: '/staff/people' },
  staffRoles: { ...OFFICE, pattern: '/staff/people/roles' },
  staffRole: { ...OFFICE, pattern: '/staff/people/roles/:role' },
  staffPerson: { ...OFFICE, pattern: '/staff/people/:person' },
  staffProducts: { ...OFFICE, pattern: '/staff/products' },
  staffProduct: { ...OFFICE, pattern: '/staff/products/:product' },
  staffBrands: { ...OFFICE, pattern: '/staff/brands' },
  staffBrand: { ...OFFICE, pattern: '/staff/brands/:brand' },
  staffCategories: { ...OFFICE, pattern: '/staff/categories' },
  staffAttributes: { ...OFFICE, pattern: '/staff/attributes' },
  staffAttribute: { ...OFFICE, pattern: '/staff/attributes/:attribute' },
  staffLists: { ...OFFICE, pattern: '/staff/lists' },
  staffImports: { ...OFFICE, pattern: '/staff/imports' },
  staffImport: { ...OFFICE, pattern: '/staff/imports/:id' },
  staffMedia: { ...OFFICE, pattern: '/staff/media' },
  staffStock: { ...OFFICE, pattern: '/staff/stock' },
  staffProductStock: { ...OFFICE, pattern: '/staff/stock/:product' },
  staffAudit: { ...OFFICE, pattern: '/staff/audit' },
} as const satisfies Readonly<Record<string, PageEntry>>;
