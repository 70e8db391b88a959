export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../(account)/orders/[id]/page';
