export { default, generateMetadata } from '../../summary/page';
