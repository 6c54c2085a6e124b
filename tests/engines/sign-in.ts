/** A first sign-in of staff in every engine: by password, with an authenticator app added. */
import { codeAt, STEP_MS } from '#server/accounts/sign-in/totp.ts';
import { addAccount, PASSWORD } from '../journeys/staff-account.ts';
import { button, type Visitor } from './visitor.ts';

/**
 * Ends in the inbox, or for editors in the content editor.
 * @param origin with TLS (secure-front.ts)
 * @param data folder of the server's database
 */
export async function signInAt(
  visitor: Visitor,
  origin: string,
  data: string,
  role: 'staff' | 'editor',
): Promise<void> {
  const { username } = await addAccount(role, data);
  await visitor.goto(`${origin}/admin/login`);
  await visitor.fill('[name=username]', username);
  await visitor.fill('[name=password]', PASSWORD);
  await visitor.press('Enter');
  await visitor.click(button('Use an authenticator app'));
  await visitor.shows('[data-secret]');
  const secret = await visitor.evaluate(
    () => document.querySelector('[data-secret]')?.textContent?.replaceAll(/\s/g, '') ?? '',
  );
  await visitor.fill('[name=code]', codeAt(secret, Math.floor(Date.now() / STEP_MS)));
  await visitor.press('Enter');
  await visitor.check('main input[type=checkbox]');
  await visitor.click(button('Go on'));
  await visitor.isAt(role === 'staff' ? '/admin' : '/admin/content');
}
