/** ts-pegjs ships no types that NodeNext resolution finds. */
declare module 'ts-pegjs' {
  import type peggy from 'peggy';

  const tsPegjs: peggy.Plugin;
  export default tsPegjs;
}
