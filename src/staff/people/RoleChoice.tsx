/** The three roles with what they may do. */
import type { JSX } from 'react';
import { ROLES, type Role } from '#staff/contract/session.ts';
import { BoxField } from '../ui/Field.tsx';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  staff: 'Staff',
  editor: 'Editor',
};
const ABOUT: Readonly<Record<Role, string>> = {
  admin: 'does both, and manages people',
  staff: 'answers leads',
  editor: 'writes pages, sees no leads',
};

interface Props {
  role: Role;
  onChange: (role: Role) => void;
}

export function RoleChoice({ role, onChange }: Props): JSX.Element {
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="p-0 text-sm font-semibold">Role</legend>
      {ROLES.map((one) => (
        <BoxField
          key={one}
          type="radio"
          name="role"
          checked={one === role}
          onChange={() => onChange(one)}
        >
          <span>
            <b>{ROLE_NAMES[one]}</b> {ABOUT[one]}
          </span>
        </BoxField>
      ))}
    </fieldset>
  );
}
