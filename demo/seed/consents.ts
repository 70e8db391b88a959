import type { Database } from '../../server/db/client.ts';
import { consentLetters } from '../../server/modules/consents/schema.ts';

export const DEMO_LETTER = {
  version: 1,
  titleEn: 'Your consent to personal offers',
  titleTh: 'ขอความยินยอมเพื่อมอบข้อเสนอที่ตรงใจคุณ',
  detail1En:
    'With your consent, we use your purchase history and contact details to send you offers, health and beauty tips and coupons that suit you, by email and in this shop. We never sell your details to anyone.',
  detail1Th:
    'เมื่อคุณให้ความยินยอม เราจะใช้ประวัติการซื้อและข้อมูลติดต่อของคุณเพื่อส่งโปรโมชัน คูปอง และเคล็ดลับสุขภาพและความงามที่เหมาะกับคุณ ทั้งทางอีเมลและภายในร้านออนไลน์ โดยเราจะไม่ขายข้อมูลของคุณให้ผู้อื่น',
  detail2En:
    'The choice is yours: declining does not change your orders, your coins or your member benefits. You can change your mind at any time in the privacy centre of your account or by calling us.',
  detail2Th:
    'คุณเลือกได้ตามสะดวก การไม่ให้ความยินยอมจะไม่กระทบต่อคำสั่งซื้อ คอย\u2060น์สะสม หรือสิทธิประโยชน์สมาชิก และหากเปลี่ยนใจภายหลัง แก้ไขได้ทุกเมื่อที่ศูนย์ความเป็นส่วนตัวในบัญชีของคุณ หรือติดต่อคอลเซ็นเตอร์',
};

export async function seedConsents(db: Database): Promise<void> {
  await db.insert(consentLetters).values(DEMO_LETTER).onConflictDoNothing();
}
