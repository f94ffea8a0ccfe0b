import type { confirmSchema } from '@kashi/contracts/account/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { confirmRegistration, register, signIn } from './accounts.ts';
import { resendCode, type TypedCode } from './confirmations.ts';
import { askToLogIn, logInByCode } from './login-by-code.ts';
import { withRoomToHash } from './passwords/hashing-queue.ts';
import { messages } from './messages.ts';
import { changePassword, readProfile, updateProfile } from './profiles.ts';
import { confirmRecovery, setNewPassword, startRecovery } from './recovery.ts';

/** Registration, sign-in, recovery and the profile (§7, Account). */
export function identityRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'POST /v1/Identity/Account/Login', async ({ input, request }) => ({
    value: await withRoomToHash(() => signIn(shop, input, request.ip)),
  }));

  serve(app, shop, 'POST /v1/Identity/Account/Logout', async ({ request }) => {
    await shop.sessions.end(tokenOf(request));
    return { value: null };
  });

  serve(app, shop, 'POST /v1/Identity/Account/LogoutEverywhere', async ({ customer }) => {
    await shop.store.transaction((tx) => shop.sessions.endAllOf(customer.id, tx));
    shop.sessions.forget(customer.id);
    return { value: null, message: messages.signedOutEverywhere };
  });

  serve(
    app,
    shop,
    'POST /v1/Identity/LoginByCode/GenerateConfirmationCode',
    async ({ input, request }) => ({
      value: await askToLogIn(shop, input.UserName, request.ip),
    }),
  );

  serve(app, shop, 'POST /v1/Identity/LoginByCode/Confirm', async ({ input, request }) => ({
    value: await logInByCode(shop, typedCode(input, request)),
  }));

  serve(app, shop, 'POST /v1/Identity/UserRegister/Register', async ({ input, request }) => ({
    value: await withRoomToHash(() => register(shop, input, request.ip)),
  }));

  serve(app, shop, 'POST /v1/Identity/UserRegister/Confirm', async ({ input, request }) => ({
    value: await confirmRegistration(shop, typedCode(input, request)),
  }));

  serve(app, shop, 'POST /v1/Identity/UserRegister/ReSendCode', async ({ input, request }) => ({
    value: await resendCode(shop, input.ConfirmationCodeHashId, request.ip),
  }));

  serve(
    app,
    shop,
    'POST /v1/Identity/ForgetPassword/GenerateConfirmationCode',
    async ({ input, request }) => ({
      value: await startRecovery(shop, input.UserName, request.ip),
    }),
  );

  serve(app, shop, 'POST /v1/Identity/ForgetPassword/Confirm', async ({ input, request }) => {
    await confirmRecovery(shop, typedCode(input, request));
    return { value: null, message: messages.codeConfirmed };
  });

  serve(app, shop, 'POST /v1/Identity/ForgetPassword/SetNewPassword', async ({ input }) => ({
    value: await withRoomToHash(() =>
      setNewPassword(shop, input.ConfirmationCodeHashId, input.Password),
    ),
  }));

  serve(app, shop, 'GET /v1/Identity/CustomersProfile/ReadProfile', async ({ customer }) => ({
    value: await readProfile(shop, customer),
  }));

  serve(app, shop, 'POST /v1/Identity/CustomersProfile/Update', async ({ input, customer }) => {
    await updateProfile(shop, customer, input);
    return { value: null, message: messages.profileSaved };
  });

  serve(
    app,
    shop,
    'POST /v1/Identity/Customer/ChangePassword',
    async ({ input, customer, request }) => {
      await withRoomToHash(() => changePassword(shop, customer, tokenOf(request), input));
      return { value: null, message: messages.passwordChanged };
    },
  );
}

function typedCode(
  { ConfirmationCodeHashId, SendCode }: z.output<typeof confirmSchema>,
  { ip }: FastifyRequest,
): TypedCode {
  return { hashId: ConfirmationCodeHashId, code: SendCode, ip };
}

function tokenOf(request: FastifyRequest): string {
  return (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '');
}
