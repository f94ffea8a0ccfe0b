import { defineFragment } from '@kashi/kit/define';
import { SignInAgain, type SignInAgainProps } from './SignInAgain.tsx';

export const fragment = defineFragment<SignInAgainProps>({ Component: SignInAgain });
