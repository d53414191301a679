// Runs a health script like Argo CD: `obj` is the object, and only Lua's libraries base and table are available.
import { type State, lauxlib, lua, lualib, to_luastring } from 'fengari';

export interface Health {
  readonly status: string | null;
  readonly message: string | null;
}

/** Throws Lua's error if the script fails. */
export function healthOf(script: string, object: object): Health {
  const state = lauxlib.luaL_newstate();
  lauxlib.luaL_requiref(state, to_luastring('_G'), lualib.luaopen_base, 1);
  lauxlib.luaL_requiref(state, to_luastring('table'), lualib.luaopen_table, 1);
  lua.lua_pop(state, 2);
  push(state, object);
  lua.lua_setglobal(state, to_luastring('obj'));
  const isFine =
    lauxlib.luaL_loadstring(state, to_luastring(script)) === lua.LUA_OK &&
    lua.lua_pcall(state, 0, 1, 0) === lua.LUA_OK;
  if (!isFine) throw new Error(lua.lua_tojsstring(state, -1) ?? 'the script failed');
  if (lua.lua_type(state, -1) !== lua.LUA_TTABLE) throw new Error('the script returned no table');
  return { status: field(state, 'status'), message: field(state, 'message') };
}

function field(state: State, name: string): string | null {
  lua.lua_getfield(state, -1, to_luastring(name));
  const text = lua.lua_tojsstring(state, -1);
  lua.lua_pop(state, 1);
  return text;
}

function push(state: State, value: unknown): void {
  if (value === null || value === undefined) lua.lua_pushnil(state);
  else if (typeof value === 'boolean') lua.lua_pushboolean(state, value);
  else if (typeof value === 'string') lua.lua_pushstring(state, to_luastring(value));
  else if (typeof value === 'number') {
    if (Number.isInteger(value)) lua.lua_pushinteger(state, value);
    else lua.lua_pushnumber(state, value);
  } else if (Array.isArray(value)) {
    lua.lua_createtable(state, value.length, 0);
    for (const [index, item] of value.entries()) {
      push(state, item);
      lua.lua_rawseti(state, -2, index + 1);
    }
  } else {
    lua.lua_createtable(state, 0, 0);
    for (const [name, member] of Object.entries(value)) {
      push(state, member);
      lua.lua_setfield(state, -2, to_luastring(name));
    }
  }
}
