import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

/** Calls for getting an account and for logging in again. */
export const entrance = {
  register: endpoint<typeof contract.register>('POST', '/api/user-register'),
  askForReset: endpoint<typeof contract.askForReset>('POST', '/api/user-password-reset'),
  link: endpoint<typeof contract.link>('GET', '/api/user-link'),
  choosePassword: endpoint<typeof contract.choosePassword>('POST', '/api/user-password-choice'),
  confirmEmail: endpoint<typeof contract.confirmEmail>('POST', '/api/user-email-confirmation'),
  loginCode: endpoint<typeof contract.loginCode>('POST', '/api/user-login-code'),
  refuseEmail: endpoint<typeof contract.refuseEmail>('POST', '/api/user-email-refusal'),
}

/** Calls on the user's own account. */
export const ownAccount = {
  profile: endpoint<typeof contract.profile>('GET', '/api/user-profile'),
  writeProfile: endpoint<typeof contract.writeProfile>('POST', '/api/user-profile'),
  changePassword: endpoint<typeof contract.changePassword>('POST', '/api/user-password'),
  changeEmail: endpoint<typeof contract.changeEmail>('POST', '/api/user-email'),
  sessions: endpoint<typeof contract.sessions>('GET', '/api/user-sessions'),
  endSession: endpoint<typeof contract.endSession>('DELETE', '/api/user-sessions/{id}'),
  endOtherSessions: endpoint<typeof contract.endOtherSessions>('DELETE', '/api/user-sessions'),
  factor: endpoint<typeof contract.factor>('GET', '/api/user-second-factor'),
  beginFactor: endpoint<typeof contract.beginFactor>('POST', '/api/user-second-factor'),
  confirmFactor: endpoint<typeof contract.confirmFactor>('POST', '/api/user-second-factor-code'),
  endFactor: endpoint<typeof contract.endFactor>('POST', '/api/user-second-factor-end'),
  export: endpoint<typeof contract.exportData>('GET', '/api/user-export'),
  deleteAccount: endpoint<typeof contract.deleteAccount>('POST', '/api/user-deletion'),
}
