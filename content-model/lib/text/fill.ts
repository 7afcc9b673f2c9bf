export { fill } from '@website/form-contract/fill';
