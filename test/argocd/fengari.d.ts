// The part of fengari that the tests of Argo CD's scripts use: Lua's C API, with its original names.
declare module 'fengari' {
  export type LuaString = Uint8Array & { readonly brand: 'LuaString' };
  export interface State {
    readonly brand: 'State';
  }
  export function to_luastring(text: string): LuaString;
  export function to_jsstring(text: LuaString): string;

  export const lua: {
    readonly LUA_OK: 0;
    readonly LUA_TTABLE: 5;
    lua_type(state: State, index: number): number;
    lua_pushnil(state: State): void;
    lua_pushboolean(state: State, value: boolean): void;
    lua_pushinteger(state: State, value: number): void;
    lua_pushnumber(state: State, value: number): void;
    lua_pushstring(state: State, value: LuaString): void;
    lua_createtable(state: State, list: number, members: number): void;
    lua_setfield(state: State, index: number, name: LuaString): void;
    lua_getfield(state: State, index: number, name: LuaString): number;
    lua_rawseti(state: State, index: number, place: number): void;
    lua_setglobal(state: State, name: LuaString): void;
    lua_pcall(state: State, args: number, results: number, handler: number): number;
    lua_tojsstring(state: State, index: number): string | null;
    lua_pop(state: State, count: number): void;
  };
  export const lauxlib: {
    luaL_newstate(): State;
    luaL_loadstring(state: State, text: LuaString): number;
    luaL_requiref(state: State, name: LuaString, open: (state: State) => number, global: 0 | 1): void;
  };
  export const lualib: {
    readonly luaopen_base: (state: State) => number;
    readonly luaopen_table: (state: State) => number;
  };
}
