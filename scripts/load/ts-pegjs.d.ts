/** Types of ts-pegjs, which ships none that NodeNext resolution finds. */
declare module 'ts-pegjs' {
  import type peggy from 'peggy';

  const tsPegjs: peggy.Plugin;
  export default tsPegjs;
}
