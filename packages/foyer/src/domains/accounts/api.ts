import { endpointKey } from '../../contract/endpoint.ts'
import { bind } from '../../platform/endpoints/bind.ts'
import * as contract from './contract.ts'
import { askForEmailChange, confirmEmailChange, refuseEmailChange } from './email-change.ts'
import { accounts } from './endpoints.ts'
import { closeCalendar, describeCalendar, openCalendar } from './favorite-calendar.ts'
import * as favoriteContract from './favorite-contract.ts'
import { favoriteCalls } from './favorite-endpoints.ts'
import { listNews, noteLook } from './favorite-news.ts'
import { changeFavorites, listFavorites, showFavorites } from './favorites.ts'
import {
  changePassword,
  deleteOwnAccount,
  exportOwnData,
  logoutElsewhere,
  readProfile,
  writeProfile,
} from './own-account.ts'
import { entrance, ownAccount } from './own-endpoints.ts'
import * as passkeyContract from './passkey-contract.ts'
import { passkeyCalls } from './passkey-endpoints.ts'
import {
  addPasskey,
  beginPasskey,
  challengeForLogin,
  endPasskey,
  listPasskeys,
  loginWithPasskey,
} from './passkeys.ts'
import { askForReset, choosePassword, describeLink, register } from './registration.ts'
import { beginFactor, confirmFactor, describeFactor, endFactor } from './second-factor.ts'
import { describeUser, login, loginWithCode, logout, userDetails } from './service.ts'
import { endOneSession, listSessions } from './session-list.ts'

export const accountsApi = [
  ...bind(accounts, contract, {
    details: (context) => userDetails(context),
    editor: (context) => describeUser(context),
    login: (context, _params, body) => login(context, body),
    logout: (context) => logout(context),
  }),
  ...bind(entrance, contract, {
    register: (context, _params, body) => register(context, body),
    askForReset: (context, _params, body) => askForReset(context, body),
    link: (context, { token }) => describeLink(context, token),
    choosePassword: (context, _params, body) => choosePassword(context, body),
    confirmEmail: (context, _params, body) => confirmEmailChange(context, body),
    loginCode: (context, _params, body) => loginWithCode(context, body),
    refuseEmail: (context, _params, body) => refuseEmailChange(context, body),
  }),
  ...bind(
    ownAccount,
    { ...contract, export: contract.exportData },
    {
      profile: (context) => readProfile(context),
      writeProfile: (context, _params, body) => writeProfile(context, body),
      changePassword: (context, _params, body) => changePassword(context, body),
      changeEmail: (context, _params, body) => askForEmailChange(context, body),
      sessions: async (context) => ({ data: await listSessions(context) }),
      endSession: (context, { id }) => endOneSession(context, id),
      endOtherSessions: (context) => logoutElsewhere(context),
      factor: (context) => describeFactor(context),
      beginFactor: (context, _params, body) => beginFactor(context, body),
      confirmFactor: (context, _params, body) => confirmFactor(context, body),
      endFactor: (context, _params, body) => endFactor(context, body),
      export: (context) => exportOwnData(context),
      deleteAccount: (context, _params, body) => deleteOwnAccount(context, body),
    },
  ),
  ...bind(passkeyCalls, passkeyContract, {
    list: async (context) => ({ data: await listPasskeys(context) }),
    begin: (context, _params, body) => beginPasskey(context, body),
    add: (context, _params, body) => addPasskey(context, body),
    end: (context, _params, body) => endPasskey(context, body),
    challenge: (context) => challengeForLogin(context),
    login: (context, _params, body) => loginWithPasskey(context, body),
  }),
  ...bind(favoriteCalls, favoriteContract, {
    show: (context, { kept }) => showFavorites(context, kept),
    own: async (context) => ({ items: await listFavorites(context) }),
    change: async (context, _params, body) => ({ items: await changeFavorites(context, body) }),
    news: (context) => listNews(context),
    look: (context) => noteLook(context),
    calendar: (context) => describeCalendar(context),
    openCalendar: (context) => openCalendar(context),
    closeCalendar: (context) => closeCalendar(context),
  }),
]

/** Without accounts for visitors: nobody registers, and nothing is kept for them. The staff logs in as before. */
const FOR_VISITORS = new Set([entrance.register, ...Object.values(favoriteCalls)].map(endpointKey))
export const staffAccountsApi = accountsApi.filter((call) => !FOR_VISITORS.has(endpointKey(call)))
