import type { CallValue } from '@kashi/shared/api/ask';

export type OwnProfile = CallValue<'GET /v1/Identity/CustomersProfile/ReadProfile'>;
