export { useForm } from '@kashi/shared/kit/use-form';
