import { bind } from '../../platform/endpoints/bind.ts'
import * as contract from './contract.ts'
import { accounts } from './endpoints.ts'
import { describeUser, login, logout, userDetails } from './service.ts'

export const accountsApi = bind(accounts, contract, {
  details: (context) => userDetails(context),
  editor: (context) => describeUser(context),
  login: (context, _params, body) => login(context, body),
  logout: (context) => logout(context),
})
