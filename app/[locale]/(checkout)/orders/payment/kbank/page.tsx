export { default, generateMetadata } from '../../../payment/kbank/page';
