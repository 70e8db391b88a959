interface MemberSeed {
  readonly phone: string;
  readonly memberCode: string;
  readonly role: 'member' | 'staff' | 'pharmacist';
  readonly userType: 'customer' | 'staff';
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly gender: 'female' | 'male';
  /** ISO 8601 calendar date. */
  readonly birthdate: string;
  readonly coins: number;
}

/** One member per role to try the shop; other phones become members at their first login. */
export const DEMO_MEMBERS: readonly MemberSeed[] = [
  {
    phone: '0812345678',
    memberCode: '710000000018',
    role: 'member',
    userType: 'customer',
    title: 'นางสาว',
    firstName: 'ณัฐชา',
    lastName: 'วงศ์อรุณ',
    email: 'natcha@example.com',
    gender: 'female',
    birthdate: '1994-05-12',
    coins: 1250,
  },
  {
    phone: '0823456789',
    memberCode: '710000000026',
    role: 'member',
    userType: 'customer',
    title: 'นาย',
    firstName: 'ธนกฤต',
    lastName: 'ศรีสุข',
    email: 'thanakrit@example.com',
    gender: 'male',
    birthdate: '1988-11-03',
    coins: 40,
  },
  {
    phone: '0898765432',
    memberCode: '720000000017',
    role: 'staff',
    userType: 'staff',
    title: 'นาง',
    firstName: 'พิมพ์ชนก',
    lastName: 'แสงทอง',
    email: 'pimchanok@example.com',
    gender: 'female',
    birthdate: '1985-02-20',
    coins: 0,
  },
  {
    phone: '0876543210',
    memberCode: '720000000025',
    role: 'staff',
    userType: 'staff',
    title: 'นาย',
    firstName: 'วรเมธ',
    lastName: 'บุญประเสริฐ',
    email: 'woramet@example.com',
    gender: 'male',
    birthdate: '1996-07-15',
    coins: 0,
  },
  {
    phone: '0867890123',
    memberCode: '730000000016',
    role: 'pharmacist',
    userType: 'staff',
    title: 'นาย',
    firstName: 'ธนา',
    lastName: 'รุ่งเรืองกิจ',
    email: 'thana@example.com',
    gender: 'male',
    birthdate: '1990-08-09',
    coins: 0,
  },
  {
    phone: '0856789013',
    memberCode: '730000000024',
    role: 'pharmacist',
    userType: 'staff',
    title: 'นาย',
    firstName: 'กฤต',
    lastName: 'อมรสวัสดิ์',
    email: 'krit@example.com',
    gender: 'male',
    birthdate: '1993-02-21',
    coins: 0,
  },
];

/** Paper cards from branches, for new members to link. */
export const DEMO_CARDS = [
  { code: '710000000034', phone: '0834567890', coins: 320 },
  { code: '710000000042', phone: '0845678901', coins: 0 },
] as const;
